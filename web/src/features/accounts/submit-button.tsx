import { Button } from '../../ui/form/button.tsx';

interface SubmitButtonProps {
  loading: boolean;
  children: string;
}

export function SubmitButton({ loading, children }: SubmitButtonProps) {
  return (
    <Button type="submit" look="primary" size="large" block loading={loading} className="mt-1 max-md:h-12.5">
      {children}
    </Button>
  );
}
