import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export const WORKS_SHOWN = 6;
export const WORK_CELL = 'aspect-4/3 overflow-hidden rounded-img bg-surface-2';

type WorksRoomProps = { children?: ReactNode; title?: ReactNode; className?: string | undefined };

/** The place of the row: six beside each other where there is room, else three or two. Without works it is just as high. */
export function WorksRoom({ children, title, className }: WorksRoomProps) {
  const empty = Array.from({ length: WORKS_SHOWN }, (_, place) => (
    <li key={place}>
      <div className={classNames(WORK_CELL, 'animate-pulse')} />
      <div className="h-11" />
    </li>
  ));
  return (
    <section
      {...(children === undefined ? { 'aria-hidden': true } : { 'aria-label': '值得一看的作品' })}
      className={classNames('@container mt-12 max-md:mt-8', className)}
    >
      <h2 className="mb-4 h-7 text-22 leading-7 max-md:text-18">{title}</h2>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-4 @lg:grid-cols-3 @4xl:grid-cols-6">
        {children ?? empty}
      </ul>
    </section>
  );
}
