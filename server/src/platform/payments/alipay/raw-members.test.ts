import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCertificate, testIssuer } from '../certificate.rig.ts';
import { keysOf } from '../fake-provider.rig.ts';
import { createHash } from 'node:crypto';
import { certificateSn, rootCertificateSn } from './certificate-serial.ts';
import { rawMembers } from './raw-members.ts';

test.each([
  ['{}', {}],
  ['{"a":1}', { a: '1' }],
  ['{ "a" : { "b" : "}" } , "sign" : "x" }', { a: '{ "b" : "}" }', sign: '"x"' }],
  ['{"a":[1,{"b":[]}],"c":null}', { a: '[1,{"b":[]}]', c: 'null' }],
  ['{"a\\"b":"\\\\","c":"{\\"sign\\":1}"}', { 'a"b': '"\\\\"', c: '"{\\"sign\\":1}"' }],
  ['{"a":1,"a":2}', { a: '2' }],
])('%s', (json, members) => {
  expect(Object.fromEntries(rawMembers(json))).toEqual(members);
});

test('every member of any object is what it was written as', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const written = JSON.stringify(value);
      const members = rawMembers(written);
      const parsed = JSON.parse(written) as Record<string, unknown>;
      expect([...members.keys()].sort()).toEqual(Object.keys(parsed).sort());
      for (const [name, raw] of members) expect(raw).toBe(JSON.stringify(parsed[name]));
    }),
  );
});

test('certificates are named by issuer and number', () => {
  const pem = makeCertificate(keysOf('merchant'), '4157F09EFDC096DE', new Date('2031-01-01'));
  const { C, O, OU, CN } = testIssuer;
  const name = `CN=${CN},OU=${OU},O=${O},C=${C}${BigInt('0x4157F09EFDC096DE')}`;
  const sn = createHash('md5').update(name).digest('hex');
  expect(certificateSn(pem)).toBe(sn);
  expect(rootCertificateSn(pem + pem)).toBe(`${sn}_${sn}`);
  expect(() => rootCertificateSn('nothing')).toThrow('no RSA');
});
