import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// On a busy machine a second, which is the default, is not enough; only a failure waits as long as this.
configure({ asyncUtilTimeout: 30_000 });

// Modules and the page stay from one file to the next; what a file left on the page must not.
vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
