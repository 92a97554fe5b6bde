import { Component, type ReactNode } from 'react';
import { type Messages, TextContext } from '~/i18n';
import { Button, EmptyState } from '~/ui/kit';

/** The last resort: a mistake of ours is said as such, with the way on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  static override contextType = TextContext;
  declare context: Messages;
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const t = this.context.shell.fatal;
    return (
      <div role="alert">
        <EmptyState title={t.title}>
          <p>{t.text}</p>
          <pre>{error.message}</pre>
          <Button look="primary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        </EmptyState>
      </div>
    );
  }
}
