import type { ReactNode } from 'react';

/** Small drawings in mineral pigments; they keep their colours in both modes, like the works do. */
function Vignette({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className="size-14 rounded-control max-md:size-11">
      {children}
    </svg>
  );
}

/** A brush drawing the hills. */
export function StudioVignette() {
  return (
    <Vignette>
      <path d="M0 0h56v56H0z" fill="var(--shiqing-100)" />
      <path d="M0 38q14-13 27-2t29-5v25H0z" fill="var(--shiqing-500)" />
      <path d="M0 47q16-9 30-1t26-3v13H0z" fill="var(--shiqing-800)" />
      <path d="M44.500 9.500 27 31l-3.500-3L41.800 7.200z" fill="var(--zhe-500)" />
      <path d="m23.500 28 3.500 3q-1.500 6-8.500 8 0-7.500 5-11" fill="var(--shiqing-900)" />
    </Vignette>
  );
}

/** Two seals of ink that overlap. */
export function CommunityVignette() {
  return (
    <Vignette>
      <path d="M0 0h56v56H0z" fill="var(--zhe-100)" />
      <circle cx="21.500" cy="24" r="12.500" fill="var(--zhe-400)" />
      <circle cx="35" cy="32" r="12.500" fill="var(--shiqing-500)" />
      <path
        d="M34 23.950A12.500 12.500 0 0 1 22.500 32.050 12.500 12.500 0 0 1 34 23.950"
        fill="var(--shiqing-800)"
      />
      <path
        d="M16 42q4 4 9.500 4.500"
        stroke="var(--zhe-600)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </Vignette>
  );
}

/** A flag on the summit. */
export function ContestVignette() {
  return (
    <Vignette>
      <path d="M0 0h56v56H0z" fill="var(--shiqing-200)" />
      <path d="M-2 56 17 27l9 11 12-20 20 38z" fill="var(--shiqing-700)" />
      <path d="m38 18 7 13.500-4.500 2-3-3.500-4 2.500-2.500-2z" fill="var(--shiqing-50)" />
      <path d="M38 19V6" stroke="var(--zhe-700)" strokeWidth="2" strokeLinecap="round" />
      <path d="M38.500 6H49l-3 3.500 3 3.500H38.500z" fill="var(--zhe-500)" />
    </Vignette>
  );
}

/** An open book. */
export function CourseVignette() {
  return (
    <Vignette>
      <path d="M0 0h56v56H0z" fill="var(--zhe-200)" />
      <path d="M8 15q11-4 20 2v28q-9-6-20-2z" fill="var(--shiqing-600)" />
      <path d="M48 15q-11-4-20 2v28q9-6 20-2z" fill="var(--shiqing-400)" />
      <path
        d="M13 23q5-1 10 1.500M13 30q5-1 10 1.500M43 23q-5-1-10 1.500M43 30q-5-1-10 1.500"
        stroke="var(--shiqing-50)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </Vignette>
  );
}
