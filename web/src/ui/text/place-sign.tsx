/** A crown for the first, a medal for the second, an outlined one for the third. */
export function PlaceSign({ place }: { place: number }) {
  if (place === 1) {
    return (
      <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" className="fill-ochre stroke-ochre">
        <path
          d="M4 18.5h16M4.5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8.5z"
          strokeWidth="1.75"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    );
  }
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="stroke-ochre"
    >
      <path d="M8 10.2 4.8 3.5h4.7L12 8l2.5-4.5h4.7L16 10.2" />
      <circle cx="12" cy="15.5" r="5.5" className={place === 2 ? 'fill-ochre' : undefined} />
    </svg>
  );
}
