import { compile } from '~/engine/compile';
import { strip } from '~/engine/strip';
import { graphs } from './bench/graphs';
import { recordedRun } from './bench/recordedRun';
import { unrecordedRun } from './bench/unrecordedRun';
import { median } from './bench/median';
for (const g of graphs.filter((x) => !x.long)) {
  const c = await compile(g.doc.graph, (r) => Promise.resolve(r.map(strip)));
  if (!('graph' in c)) throw new Error();
  const a: number[] = [], b: number[] = [];
  for (let i = 0; i < 400; i++) { a.push(await recordedRun(c.graph)); b.push(await unrecordedRun(c.graph)); }
  console.log(g.name, [0, 10, 30, 60, 100, 150, 200, 250, 300, 350].map((s, i, all) => { const e = all[i + 1] ?? 400; const x = median(a.slice(s, e)), y = median(b.slice(s, e)); return `${s}: ${x.toFixed(1)}/${y.toFixed(1)}=${(x / y).toFixed(2)}`; }).join('  '));
}
