import { useState } from 'react';
import { useBlock } from '../../../features/users/use-block.ts';
import { EmptyFrame } from '../../../ui/feedback/empty-frame.tsx';
import { Button } from '../../../ui/form/button.tsx';

/** Whom the viewer keeps away isn't shown; the way back is. */
export function BlockedPerson({ person }: { person: { id: number; name: string } }) {
  const { letBack } = useBlock(person);
  const [isBusy, setBusy] = useState(false);
  async function unblock() {
    setBusy(true);
    await letBack();
    setBusy(false);
  }
  return (
    <section className="flex flex-col items-center px-4 pt-16 pb-5 text-center">
      <EmptyFrame className="mb-3 ml-8 w-50" />
      <h1 className="text-15 font-normal break-all text-ink-2">
        你已拉黑 {person.name}，看不到 TA 的作品和动态
      </h1>
      <Button className="mt-4" loading={isBusy} onClick={() => void unblock()}>
        移出黑名单
      </Button>
    </section>
  );
}
