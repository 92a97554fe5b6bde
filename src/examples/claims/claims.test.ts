import { expect, it } from 'vitest';
import { claimsByDocument, EXPLAINED, MEASURED } from '.';
import { fact } from './measured';

it('has measured every claim that a document shows, and a claim for every expectation', () => {
  for (const { doc, claims } of claimsByDocument()) {
    expect([doc.title, claims.length]).toEqual([doc.title, doc.expectations.length]);
    for (const id of claims) expect(Object.hasOwn(MEASURED, id)).toBe(true);
  }
  for (const id of Object.keys(EXPLAINED)) expect(MEASURED[id]?.verdict).toBe('na');
});

it('refuses a part that was not measured', () => {
  expect(() => fact('C001', 'logs')).toThrow('C001.logs');
  expect(() => fact('C999')).toThrow('C999');
});
