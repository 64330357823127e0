/** Of this action; sent to the service in the user agent. A test holds it to package.json. */
export const VERSION = '1.0.0';
