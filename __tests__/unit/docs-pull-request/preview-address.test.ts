import { expect, it } from '@jest/globals';
import { previewAddress } from '../../../src/docs-pull-request/preview-address.ts';

const GITHUB = new URL('https://github.com');
const ENTERPRISE = new URL('https://git.acme.example:8443');

it.each<readonly [string, string, string]>([
  ['a host', 'https://preview.example', 'https://preview.example/'],
  ['a path', 'https://a.preview.example/b/c', 'https://a.preview.example/b/c'],
  ['a port', 'https://preview.example:8443/', 'https://preview.example:8443/'],
  [
    'a query and a fragment',
    'https://preview.example/b?c=d#e',
    'https://preview.example/b',
  ],
  ['an empty query', 'https://preview.example/?', 'https://preview.example/'],
  ['letters of its own', 'https://dóc.example/', 'https://xn--dc-5ja.example/'],
  ['GitHub Pages', 'https://acme.github.io/pr-7/', 'https://acme.github.io/pr-7/'],
  [
    'a host that begins as GitHub does',
    'https://github.com.example/',
    'https://github.com.example/',
  ],
  ['a host that ends as GitHub does', 'https://notgithub.com/', 'https://notgithub.com/'],
])('the preview at %s is shown', (_, value, expected) => {
  expect(previewAddress(value, GITHUB)).toBe(expected);
  expect(previewAddress(value, ENTERPRISE)).toBe(expected);
});

it.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['no text', ['https://preview.example/']],
  ['http', 'http://preview.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a user name', 'https://github.com@preview.example/'],
  ['a long address', `https://preview.example/${'a'.repeat(277)}`],
  [
    'a page that requests permissions',
    'https://github.com/login/oauth/authorize?client_id=x',
  ],
  ['a pull request', 'https://github.com/acme/docs/pull/7'],
  ['GitHub on another port', 'https://github.com:8443/x'],
  ['GitHub with a full stop', 'https://github.com./login'],
  ['GitHub with `www`', 'https://www.github.com/login'],
  ['GitHub in other letters', 'https://ＧitHub。com/login'],
  ['a part of GitHub', 'https://gist.github.com/mona/1'],
  ['the server of the workflow', 'https://git.acme.example/login'],
  ['a part of that server', 'https://gist.git.acme.example:8443/login'],
  ['a bare name', 'https://intranet/docs'],
  ['a bare name with a full stop', 'https://intranet./docs'],
  ['this computer', 'https://localhost:3000/'],
  ['a name for this computer', 'https://docs.localhost/'],
  ['a name for this computer with a full stop', 'https://docs.localhost./'],
  ['a name of a network', 'https://docs.internal/'],
  ['a printer', 'https://printer.local/'],
  ['a router', 'https://router.home.arpa/'],
  ['a loopback address', 'https://127.0.0.1/'],
  ['a loopback address in one number', 'https://2130706433/'],
  ['a short loopback address', 'https://127.1/'],
  ['a hexadecimal loopback address', 'https://0x7f.0x0.0x0.0x1/'],
  ['a private address', 'https://10.1.2.3/'],
  ['another private address', 'https://172.16.0.1/'],
  ['a third private address', 'https://192.168.0.1:8080/'],
  ['a link-local address', 'https://169.254.169.254/latest/meta-data/'],
  ['a loopback address of IPv6', 'https://[::1]/'],
  ['a private address of IPv6', 'https://[fd00::1]/'],
  ['a link-local address of IPv6', 'https://[fe80::1]/'],
  ['an address of IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/'],
  ['a public address', 'https://203.0.113.7/'],
])('the preview at %s is not shown', (_, value) => {
  expect(previewAddress(value, ENTERPRISE)).toBeUndefined();
});
