import { useText } from '~/i18n';
import { Dialog } from '~/ui/kit';
import type { OpenDialog } from './App';
import type { Command } from './commands';
import { DocumentsDialog } from './DocumentsDialog';
import { ExamplesDialog } from './ExamplesDialog';
import { KeysDialog } from './KeysDialog';
import { ShareDialog } from './ShareDialog';

interface DialogsProps {
  readonly dialog: NonNullable<OpenDialog>;
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

export default function Dialogs({ dialog, commands, onClose }: DialogsProps) {
  const t = useText();
  const content = {
    examples: () => <ExamplesDialog onClose={onClose} />,
    documents: () => <DocumentsDialog onClose={onClose} />,
    share: () => <ShareDialog />,
    keys: () => <KeysDialog commands={commands} />,
  };
  return (
    <Dialog title={t.shell[dialog]} closeLabel={t.common.close} onClose={onClose} wide={dialog === 'examples' || dialog === 'keys'}>
      {content[dialog]()}
    </Dialog>
  );
}
