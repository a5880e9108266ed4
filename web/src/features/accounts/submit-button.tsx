import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';

interface SubmitButtonProps {
  loading: boolean;
  children: string;
  ref?: Ref<HTMLButtonElement>;
}

export function SubmitButton({ loading, children, ref }: SubmitButtonProps) {
  return (
    <Button
      ref={ref}
      type="submit"
      look="primary"
      size="large"
      block
      loading={loading}
      className="mt-1 max-md:h-12.5"
    >
      {children}
    </Button>
  );
}
