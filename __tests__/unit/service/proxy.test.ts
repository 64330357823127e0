import { describe, expect, test } from '@jest/globals';
import { proxyProblem, proxyFor } from '../../../src/service/proxy.ts';

const https = { HTTPS_PROXY: 'http://proxy.test:8080' };
const found = { variable: 'HTTPS_PROXY', address: 'http://proxy.test:8080' };

describe('when a request looks for its proxy', () => {
  test.each([
    ['https://api.test/', https, found],
    ['http://api.test/', https, undefined],
    [
      'http://api.test/',
      { HTTP_PROXY: 'http://a.test' },
      { variable: 'HTTP_PROXY', address: 'http://a.test' },
    ],
    ['https://api.test/', { HTTP_PROXY: 'http://a.test' }, undefined],
    [
      'https://api.test/',
      { ...https, https_proxy: 'http://b' },
      { variable: 'https_proxy', address: 'http://b' },
    ],
    ['https://api.test/', { ...https, https_proxy: '' }, found],
    ['https://api.test/', { HTTPS_PROXY: ' ' }, undefined],
    ['https://api.test/', { HTTPS_PROXY: 'proxy.test:8080' }, found],
    ['https://api.test/', { ALL_PROXY: 'http://a.test' }, undefined],
    ['https://localhost/', https, undefined],
    ['https://docs.localhost/', https, undefined],
    ['https://127.8.9.1:444/', https, undefined],
    ['https://[::1]/', https, undefined],
    ['https://127.0.0.1.evil.test/', https, found],
  ])('%s with %j', (url, env, expected) => {
    expect(proxyFor(new URL(url), env)).toEqual(expected);
  });
});

describe('when NO_PROXY lists hosts', () => {
  test.each([
    ['https://api.test/', 'api.test', true],
    ['https://API.test/', 'Api.Test', true],
    ['https://api.test./', 'api.test', true],
    ['https://api.test/', 'test', true],
    ['https://api.test/', '.test', true],
    ['https://api.test/', '*.test', true],
    ['https://api.test/', '.api.test', true],
    ['https://api.test/', '*', true],
    ['https://api.test/', 'other.test, api.test', true],
    ['https://api.test/', 'other.test api.test', true],
    ['https://api.test/', 'api.test:443', true],
    ['https://api.test/', 'api.test:8443', false],
    ['https://api.test:8443/', 'api.test:8443', true],
    ['https://api.test/', 'pi.test', false],
    ['https://api.test/', 'v1.api.test', false],
    ['https://api.test/', '', false],
    ['https://api.test/', ',', false],
    ['https://api.test/', '.', false],
    ['https://[2001:db8::1]/', '2001:db8::1', true],
    ['https://[2001:db8::1]/', '[2001:db8::1]:443', true],
    ['https://[2001:db8::1]/', '[2001:db8::1]:80', false],
    ['https://192.0.2.7/', '192.0.2.7', true],
  ])('%s and "%s"', (url, list, excepted) => {
    expect(proxyFor(new URL(url), { ...https, NO_PROXY: list })).toEqual(excepted ? undefined : found);
    expect(proxyFor(new URL(url), { ...https, no_proxy: list })).toEqual(excepted ? undefined : found);
  });
});

describe('when a proxy is to be used', () => {
  test.each([
    ['v24.5.0', undefined],
    ['24.19.0', undefined],
    ['v25.0.0', undefined],
    ['v22.21.0', undefined],
    ['v24.4.1', 'Node 24.4.1 cannot use one'],
    ['v23.11.0', 'Node 23.11.0 cannot use one'],
    ['v22.20.0', 'Node 22.20.0 cannot use one'],
    ['v20.20.2', 'Node 20.20.2 cannot use one'],
  ])('Node %s', (version, expected) => {
    const sentence = proxyProblem(found, version);
    expect(sentence).toEqual(expected === undefined ? undefined : expect.stringContaining(expected));
  });

  test.each(['socks5://proxy.test:1080', 'http://', 'http://pro xy', 'ftp://proxy.test'])(
    'the address %s is none, and is not repeated: it may hold a password',
    (address) => {
      expect(proxyProblem({ variable: 'https_proxy', address }, 'v24.19.0')).toBe(
        'https_proxy does not hold the address of a proxy: write http://host:port or https://host:port',
      );
    },
  );
});
