import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CollectionCards } from './collection-cards.tsx';
import { CollectionForm } from './collection-form.tsx';

export function OwnCollections() {
  const userId = useSession()?.user.id ?? 0;
  const [isAdding, setAdding] = useState(false);
  const done = () => setAdding(false);
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button
          icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          新建合集
        </Button>
      </div>
      <CollectionCards
        userId={userId}
        empty={<EmptyState line="还没有合集。在素材页点「加入合集」，把用得上的收在一起。" />}
      />
      <Dialog open={isAdding} onOpenChange={setAdding} title="新建合集" size="small">
        <CollectionForm collection={null} onSaved={done} onCancel={done} />
      </Dialog>
    </>
  );
}
