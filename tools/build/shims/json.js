// In the place of json-with-bigint, which reads numbers that are too large for JavaScript. GitHub's ids are not, by far.
export const JSONParse = JSON.parse;
export const JSONStringify = JSON.stringify;
