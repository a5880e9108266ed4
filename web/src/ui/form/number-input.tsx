import { useState } from 'react';
import { plainAmount } from '../../text/typed-numbers.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface NumberInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type'
> {
  /** As `reads` gives it. */
  value: string;
  onChange: (value: string) => void;
  /** How what is typed is read; an amount unless told otherwise. */
  reads?: ((typed: string) => string) | undefined;
  /** Of the value; what is typed around it doesn't count. */
  maxLength?: number | undefined;
}

// Enough for signs and spaces that come along when something is pasted.
const TYPED_MOST = 40;

/**
 * Takes a number as it is typed or pasted and hands on what is meant. What was typed stands until the field is left:
 * changing it meanwhile would break into what an input method is composing, and move the caret.
 */
export function NumberInput({
  value,
  onChange,
  onBlur,
  reads = plainAmount,
  maxLength,
  ...field
}: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && reads(typed) === value;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...field}
      maxLength={TYPED_MOST}
      value={isTyped ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(reads(target.value).slice(0, maxLength));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
