import { generate } from 'selfsigned';

/** Creates a self-signed certificate of an authority for one DNS name, and its key, in PEM. No key is in the repository. */
export function makeCertificate(name: string): { cert: string; key: string } {
  const extensions = [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
  ];
  const options = { keySize: 2048, algorithm: 'sha256', extensions };
  const { cert, private: key } = generate([{ name: 'commonName', value: name }], options);
  return { cert, key };
}
