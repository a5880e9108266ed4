import { useEffect, useState, type ComponentType } from 'react';
import { WorksRoom } from './works-room.tsx';

/**
 * Works worth seeing, where there was nothing to see. They come after the page was drawn, into room that was kept for
 * them; without a line, or without works, there is nothing.
 */
export function WorksToSee({ className }: { className?: string | undefined }) {
  const [Row, setRow] = useState<ComponentType<{ className?: string | undefined }> | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isHere = true;
    import('./works-row.tsx').then(
      (module) => isHere && setRow(() => module.WorksRow),
      () => isHere && setMissing(true),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (isMissing) return null;
  return Row ? <Row className={className} /> : <WorksRoom className={className} />;
}
