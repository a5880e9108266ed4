import type { Ref } from 'react';

export interface FileInputProps {
  /** A button opens it by `click()`. */
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onFiles: (files: File[]) => void;
}

/** The browser's own file picker, without its looks. */
export function FileInput({ ref, label, accept, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // The same file may be chosen again after it was removed.
        event.target.value = '';
      }}
    />
  );
}
