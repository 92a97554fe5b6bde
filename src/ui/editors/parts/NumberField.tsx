import { useEffect, useState } from 'react';
import { TextField } from '~/ui/kit';
import { actions } from '~/workspace';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly onNumber: (value: number) => void;
}

/** A whole number. What is being typed may be empty or out of range for a while; it is written only when it is a number. */
export function NumberField({ label, value, least, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => setTyped(null), [value]);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      aria-invalid={typed !== null && readNumber(typed, least) === null}
      onChange={(text) => {
        const number = readNumber(text, least);
        setTyped(number === value ? null : text);
        if (number !== null) onNumber(number);
      }}
      onBlur={() => {
        setTyped(null);
        actions.seal();
      }}
    />
  );
}

function readNumber(text: string, least: number): number | null {
  const number = Number(text);
  return /^\d{1,15}$/.test(text.trim()) && number >= least ? number : null;
}
