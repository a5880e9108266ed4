import { limits } from '@zaojie/contract/limits';
import { Search } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { TextInput } from '../../../ui/form/text-input.tsx';

interface PickerSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
}

export function PickerSearch({ label, value, onChange, onEnter }: PickerSearchProps) {
  function handleKey(event: KeyboardEvent) {
    // The Enter that ends the writing of a Chinese word chooses nothing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter?.();
  }
  return (
    <TextInput
      label={label}
      labelHidden
      type="search"
      value={value}
      placeholder={label}
      maxLength={limits.keywordMax}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      leading={<Search size={18} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />}
    />
  );
}
