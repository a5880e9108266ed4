import type { ComponentProps } from 'react';

interface BrandIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  size?: number;
}

/** Two speech bubbles in outline, in the manner of the icon set, which carries no brands. */
export function WechatIcon({ size = 22, ...native }: BrandIconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...native}
    >
      <path d="M14.8 9.200C14.500 6.300 11.900 4 8.800 4 5.400 4 2.700 6.400 2.700 9.400c0 1.700.9 3.200 2.300 4.200l-.6 2 2.300-1.200c.7.2 1.400.3 2.100.3h.3" />
      <path d="M7 8.200h.01M10.700 8.200h.01" />
      <path d="M21.500 14.700c0-2.600-2.600-4.700-5.700-4.700S10 12.100 10 14.700s2.600 4.700 5.800 4.700c.6 0 1.300-.1 1.900-.3l2.100 1.100-.5-1.800c1.300-.9 2.200-2.200 2.200-3.700" />
      <path d="M14 13.500h.01M17.600 13.500h.01" />
    </svg>
  );
}
