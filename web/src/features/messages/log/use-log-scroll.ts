import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const NEAR_END_PX = 60;

export interface LogScroll {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  handleScroll: () => void;
  goToEnd: () => void;
}

/**
 * The scroller runs from its foot upwards (column-reverse): 0 is the latest message, so that the end stays in sight
 * while messages come, and older ones put on top move nothing. What needs care is only a message that comes while one
 * reads further up: the view moves along with what is read.
 */
export function useLogScroll(): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<{ element: Element; below: number } | null>(null);
  const [isAtEnd, setAtEnd] = useState(true);

  // After every drawing: reading two places costs nothing, and an upload's progress may change a height too.
  useLayoutEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (box === null || inner === null) return;
    const { element, below } = before.current ?? {};
    if (element?.isConnected === true && below !== undefined && box.scrollTop < -NEAR_END_PX) {
      box.scrollTop -= spaceBelow(inner, element) - below;
    }
    const last = inner.querySelector('[data-last]');
    before.current = last === null ? null : { element: last, below: spaceBelow(inner, last) };
  });

  const handleScroll = useCallback(() => {
    const box = scroller.current;
    if (box !== null) setAtEnd(box.scrollTop >= -NEAR_END_PX);
  }, []);

  const goToEnd = useCallback(() => {
    scroller.current?.scrollTo({ top: 0 });
    setAtEnd(true);
  }, []);

  return { scroller, content, isAtEnd, handleScroll, goToEnd };
}

function spaceBelow(inner: Element, element: Element): number {
  return inner.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
}
