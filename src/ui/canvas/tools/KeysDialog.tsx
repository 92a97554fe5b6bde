import { useText } from '~/i18n';
import { Dialog } from '~/ui/kit';
import { GraphKeys } from './GraphKeys';

/** The canvas's own keys. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t.canvas.keys} closeLabel={t.common.close} onClose={onClose}>
      <GraphKeys />
    </Dialog>
  );
}
