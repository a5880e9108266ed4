import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { hasRunOut, renewalOf } from './renewable-address.ts';
import { toast } from '../feedback/toast.tsx';

interface DownloadLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'download'> {
  href: string;
  /** The name it is saved under. */
  name: string;
}

async function saveRenewed(href: string, name: string): Promise<void> {
  const fresh = await renewalOf(href);
  if (fresh === null) {
    toast.error('文件不存在');
    return;
  }
  const link = document.createElement('a');
  link.href = fresh;
  link.download = name;
  link.click();
}

/** Saves a file, also when the address on the page has run out meanwhile. */
export function DownloadLink({ href, name, children, ...rest }: DownloadLinkProps) {
  function handleClick(event: MouseEvent) {
    if (!hasRunOut(href)) return;
    event.preventDefault();
    void saveRenewed(href, name);
  }
  return (
    <a {...rest} href={href} download={name} onClick={handleClick}>
      {children}
    </a>
  );
}
