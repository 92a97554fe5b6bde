import { deflateSync, strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32, emptyDocument, END, setNote, START, toJson } from '~/core/document';
import type { PlaygroundDoc } from '~/core/document';
import { toBase64url } from './base64url';
import { decodeLink } from './decodeLink';
import { encodeLink } from './encodeLink';
import { inflateBounded } from './inflateBounded';
import { linkBand } from './linkBand';
import { LINK_BYTES, LINK_LIMIT } from './linkLimits';
import { type LinkPlace, withPlace } from './linkPlace';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const sample: PlaygroundDoc = {
  version: 2,
  title: '甲乙丙 and "quotes"',
  note: { en: 'Order of a merge', zh: '合并顺序' },
  graph: {
    fields: [
      {
        id: 'log',
        name: 'log',
        type: { kind: 'list', of: 'str' },
        merge: { kind: 'builtIn', reducer: 'append', keep: 3, start: { kind: 'zero' } },
      },
    ],
    nodes: [{ id: 'a', name: '甲', source: "export default () => ({ log: ['甲'] });\n", defer: false, ends: [] }],
    edges: [
      { id: 'e1', source: START, target: 'a' },
      { id: 'e2', source: 'a', target: END },
    ],
    joins: [],
    routers: [],
    turns: [{ kind: 'input', source: 'export default {};' }],
    shared: '',
    recursionLimit: 25,
    seed: 1,
  },
  layout: { nodes: { a: { x: 0, y: 120 } } },
  expectations: [{ kind: 'value', field: 'log', at: 'end', value: ['甲'], order: 'exact' }],
};

/** The sample as it was first published: it must open for ever. */
const GOLDEN_1 =
  '0.AQAAAte_skGAdVKxTuNAEP2V1TSA5ILkdI3RXX_SSfcBSWTt2eOwh-P1rXdRguWeDgoaSn6BAgHfQ4T4C96sIZiCxvLOvJn35s10dMquNbamdJKQN75iSun56vbp4frp_lrpulBz-h-s53ZOlFCNP0o7YlTQH1ewU7ZUWq3YLRn5s2PEt5fn24e7l5vH7eMF9QktnW4Q76g0XBUtpbOOTAFgZZfSU6-EdXj4TRMJTkwdEab1iNoS_6130m2g-oD8Dabyv2qgHBchZ4eYbhpGMqET5obSbwmKtfOjqjN2lvq-X8hMBY9E6Q9JMAKP1gaXy5PXjXVeFVzqUHm1f6B-_FT7nYLyVM32gN5bqP7gaC5igBIppa5aTuBXnHshfFwsx3w8GXNkWVSaZeKFxqQQDUl98o6ejtGidYfKMrCgUDj-WVNHQrhig8eSh4cPLsZ3Ppi6CeLwV0N2_VFs2B5r2It89DkP8Wp-m5UB8_Q78izZCfZT6Q0Yxeo3YzvIxGdN6WFCG4CmhzAePqwbzr32aPRJ0qmugtxSvJbdYWgZcVjqAEhncT_QZuUOo3Sde6jtXwE';
const GOLDEN =
  '0.AQAAAtdmCiUCdVIxTuRAEPzKqBNAcgB7usToLj_ppHvA7sqas9vLgNdjxjNoF8s5GQQkhHyBAAHvYYX4BdVjWExAYnm6q7uqq7ujM3atsTWlk4S88RVTSi_Xd8-PN88PN0rXhZrRabCe2xlRQjX-KO2IUUH_XMFO2VJptWS3YOTPjxDfXF1sHu9fb582T5fUJ7RwukG8o9JwVbSUTjsyBYCVXUhPvRTW4eHXTSQ4MXVEmNYjakv8t95Jt4HqE_I_mMr_qYFyXIScHWK6aRjJhE6YG0p_JCjWzo-qztlZ6vt-LjMVPBKlPyXBCDxaG1wuT1411nlVcKlD5dXunvr1W-12CspTNd0Bemeu-r3DmYgBSqSUumo5gV9x7rnwcbEY8_HBmCPLotIsEy80JoVoSOqTD_RkjBatW1SWgQWFwnFsTR0J4YoNHkseHj64GN_6YOomiMPfDdn1h7Fhe6RhL_LR5zzEq_lrlgbMk5_Is2QPsJ9Kr8EoVr8b20EmPitK9xNaAzTZh_HwYdVw7rVHoy-SznQV5JbitWwPQ8uIw1IHQDqN-4E2K3cYpevcQ23_Bg';

const documents = fc
  .record({ title: fc.string({ unit: 'binary', maxLength: 30 }), note: fc.string({ unit: 'grapheme', maxLength: 200 }), nodes: fc.nat(6) })
  .map((seed) => {
    const note = setNote({ ...emptyDocument(), title: seed.title }, { en: seed.note, zh: '' });
    return { ...note, graph: { ...note.graph, seed: seed.nodes } };
  });

describe('round trip', () => {
  it('gives back the document', () => {
    const opensAgain = (doc: PlaygroundDoc) => void expect(decodeLink(encodeLink(doc))).toEqual({ ok: true, doc, place: null });
    fc.assert(fc.property(documents, opensAgain));
    expect(decodeLink(encodeLink(sample))).toEqual({ ok: true, doc: sample, place: null });
  });

  it('keeps its format', () => {
    expect(encodeLink(sample)).toBe(GOLDEN);
    expect(decodeLink(GOLDEN)).toEqual({ ok: true, doc: sample, place: null });
  });

  it('reads links of version 1', () => {
    expect(decodeLink(GOLDEN_1)).toEqual({ ok: true, doc: sample, place: null });
  });

  it('bears what chats do to links', () => {
    const link = encodeLink(sample);
    for (const text of [
      `#${link}`,
      `${link}.`,
      `${link})`,
      `${link}。`,
      `${link}">`,
      `${link}_`,
      `${link.slice(0, 70)}\n ${link.slice(70)}`,
    ]) {
      expect(decodeLink(text)).toEqual({ ok: true, doc: sample, place: null });
    }
  });
});

describe('a place in the run', () => {
  const places: fc.Arbitrary<LinkPlace> = fc.record({
    at: fc.integer({ min: 1, max: 9_999_999 }),
    call: fc.option(fc.nat({ max: 9_999_999 })),
  });
  const link = encodeLink(sample);

  it('comes along, whatever chats add', () => {
    fc.assert(
      fc.property(places, fc.constantFrom('', '.', ')', '。', '">', ' '), (place, added) => {
        expect(decodeLink(`#${withPlace(link, place)}${added}`)).toEqual({ ok: true, doc: sample, place });
      }),
    );
  });
  it('never keeps the document from opening', () => {
    for (const added of ['~', '~0', '~-1', '~x', '~.4', '~99999999999', '~~3', '~3~4']) {
      expect(decodeLink(link + added)).toMatchObject({ ok: true, doc: sample });
    }
    expect(decodeLink(`${link}~0`)).toMatchObject({ place: null });
  });
});

describe('a link that did not arrive whole', () => {
  const links = [encodeLink(sample), encodeLink(emptyDocument())];
  const opensOther = (text: string, link: string) => {
    const result = decodeLink(text);
    const original = decodeLink(link);
    return result.ok && original.ok && toJson(result.doc) !== toJson(original.doc);
  };

  it('never opens another document after one changed character', () => {
    for (const link of links) {
      for (let at = 0; at < link.length; at++) {
        for (const character of [ALPHABET[(at * 7) % 64], at % 2 === 0 ? '%' : '.']) {
          if (character === link[at]) continue;
          expect(opensOther(link.slice(0, at) + character + link.slice(at + 1), link)).toBe(false);
        }
      }
    }
  });

  it('never opens another document after a missing, added or swapped character', () => {
    for (const link of links) {
      for (let at = 0; at < link.length; at++) {
        expect(opensOther(link.slice(0, at) + link.slice(at + 1), link)).toBe(false);
        expect(opensOther(link.slice(0, at) + ALPHABET[at % 64] + link.slice(at), link)).toBe(false);
        expect(opensOther(link.slice(0, at) + (link[at + 1] ?? '') + (link[at] ?? '') + link.slice(at + 2), link)).toBe(false);
        expect(decodeLink(link.slice(0, at)).ok && at < link.length - 2).toBe(false);
      }
    }
  });

  it('says that it was cut, and how much arrived', () => {
    const link = encodeLink(sample);
    const length = strToU8(toJson(sample)).length;
    for (const lost of [40, 41, 42, 43]) {
      expect(decodeLink(link.slice(0, -lost))).toMatchObject({ ok: false, why: 'cut', of: length });
    }
  });

  it('survives anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom(...ALPHABET) }).map((text) => `0.${text}`),
        ),
        (text) => {
          expect(decodeLink(text).ok).toBe(false);
        },
      ),
    );
  });
});

describe('a hostile link', () => {
  const linkOf = (text: string, change: { readonly length?: number; readonly codec?: number } = {}) => {
    const raw = strToU8(text);
    const packed = deflateSync(raw);
    const bytes = new Uint8Array(9 + packed.length);
    const header = new DataView(bytes.buffer);
    header.setUint8(0, change.codec ?? 1);
    header.setUint32(1, change.length ?? raw.length);
    header.setUint32(5, crc32(raw));
    bytes.set(packed, 9);
    return `0.${toBase64url(bytes)}`;
  };

  it('is refused by its length before anything is decoded', () => {
    expect(decodeLink('0.'.padEnd(LINK_LIMIT + 1, 'A'))).toMatchObject({ why: 'tooLong', length: LINK_LIMIT + 1, limit: LINK_LIMIT });
    expect(decodeLink(linkOf('x', { length: LINK_BYTES + 1 }))).toMatchObject({ why: 'tooLong', limit: LINK_BYTES });
  });

  it('is not unfolded past what it says', () => {
    expect(decodeLink(linkOf(' '.repeat(10_000_000), { length: 1_000_000 }))).toMatchObject({ ok: false, why: 'damaged' });
    let slices = 0;
    class Counted extends Uint8Array {
      override subarray(from?: number, to?: number) {
        slices += 1;
        return new Uint8Array(this.buffer).subarray(from, to);
      }
    }
    const bomb = new Counted(deflateSync(new Uint8Array(20_000_000)));
    expect(bomb.length).toBeGreaterThan(15 * 1024);
    expect(inflateBounded(bomb, 1_000_000)).toEqual({ kind: 'damaged' });
    expect(slices).toBeLessThan(4);
  });

  it('is refused when its JSON is deep, polluting, or no document', () => {
    expect(decodeLink(linkOf('['.repeat(100_000)))).toMatchObject({ why: 'invalid' });
    expect(decodeLink(linkOf('{"version":1,"__proto__":{"polluted":true}}'))).toMatchObject({ why: 'invalid' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(decodeLink(linkOf('not json'))).toMatchObject({ why: 'invalid' });
    expect(decodeLink(linkOf('{"version":1}'))).toMatchObject({
      why: 'invalid',
      problems: [expect.anything(), expect.anything(), expect.anything(), expect.anything(), expect.anything()],
    });
  });

  it('of a newer page says so', () => {
    expect(decodeLink('1.AAAA')).toEqual({ ok: false, why: 'newer' });
    expect(decodeLink(linkOf('{"version":99}'))).toMatchObject({ ok: false, why: 'newer' });
    expect(decodeLink(linkOf('{}', { codec: 9 }))).toMatchObject({ why: 'damaged' });
    expect(decodeLink('')).toMatchObject({ why: 'damaged' });
  });
});

it('knows how far a link travels', () => {
  expect([1900, 1901, 4000, 4001].map(linkBand)).toEqual(['short', 'medium', 'medium', 'long']);
});

it('has the check value of CRC-32', () => {
  expect(crc32(strToU8('123456789'))).toBe(0xcbf43926);
});
