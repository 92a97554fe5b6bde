import { useText } from '~/i18n';
import { KeyList } from '~/ui/kit';
import { CANVAS_KEYS, type CanvasCommandId } from '../flow/commands';

const SHOWN: { readonly [key: string]: string } = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  'Shift+Arrow': 'Shift ← ↑ → ↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** What the keys of the graph do. */
export function GraphKeys() {
  const t = useText().canvas;
  const rows = (Object.keys(CANVAS_KEYS) as CanvasCommandId[]).map((id) => ({
    id,
    does: t.keyList[id],
    keys: CANVAS_KEYS[id].map((key) => SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)),
  }));
  return <KeyList intro={t.keysIntro} rows={rows} />;
}
