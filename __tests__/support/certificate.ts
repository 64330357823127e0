/** A self-signed certificate for tests, made on the spot: no key lies in the repository. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** Tags of DER. */
const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  utf8String: 0x0c,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  dnsName: 0x82,
  version: 0xa0,
  extensions: 0xa3,
};

/** Object identifiers, encoded. */
const ECDSA_WITH_SHA256 = objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02);
const COMMON_NAME = objectId(0x55, 0x04, 0x03);
const ALTERNATIVE_NAME = objectId(0x55, 0x1d, 0x11);
const BASIC_CONSTRAINTS = objectId(0x55, 0x1d, 0x13);

/** Makes a P-256 certificate and its key, in PEM, valid from 2020 to 2049 for one DNS name. */
export function makeCertificate(name: string): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const content = sequence(
    der(TAG.version, integer(2)),
    integer(1),
    algorithm,
    holder(name),
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    holder(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(TAG.extensions, extensionsFor(name)),
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(
    content,
    algorithm,
    der(TAG.bitString, Buffer.of(0), signature),
  );
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function holder(name: string): Buffer {
  const commonName = sequence(COMMON_NAME, der(TAG.utf8String, Buffer.from(name)));
  return sequence(der(TAG.set, commonName));
}

function extensionsFor(name: string): Buffer {
  const yes = der(TAG.boolean, Buffer.of(0xff));
  const names = sequence(der(TAG.dnsName, Buffer.from(name)));
  return sequence(
    sequence(ALTERNATIVE_NAME, der(TAG.octetString, names)),
    sequence(BASIC_CONSTRAINTS, yes, der(TAG.octetString, sequence(yes))),
  );
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(tag), encodeLength(content.length), content]);
}

/** Encodes a length of up to 65,535 bytes: short form below 128, else the number of its bytes first. */
function encodeLength(length: number): Buffer {
  if (length < 128) return Buffer.of(length);
  if (length < 256) return Buffer.of(0x81, length);
  return Buffer.of(0x82, length >> 8, length & 0xff);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(TAG.sequence, ...parts);
}

function integer(value: number): Buffer {
  return der(TAG.integer, Buffer.of(value));
}

function utcTime(text: string): Buffer {
  return der(TAG.utcTime, Buffer.from(text));
}

function objectId(...bytes: number[]): Buffer {
  return der(0x06, Buffer.from(bytes));
}
