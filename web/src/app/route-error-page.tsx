import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/form/button.tsx';
import { EmptyFrame } from '../ui/feedback/empty-frame.tsx';
import { reportFailure } from './client-errors.ts';
import { isMissingChunk, mayReload } from './stale-build.ts';

/** A screen that could not be fetched or broke while it was drawn. */
export function RouteErrorPage() {
  const error = useRouteError();
  const isMissing = isMissingChunk(error);
  const [isReloading] = useState(
    () => isMissing && navigator.onLine && mayReload(() => sessionStorage, Date.now()),
  );

  useEffect(() => {
    if (isReloading) location.reload();
    else reportFailure('route', error);
  }, [isReloading, error]);

  if (isReloading) return null;
  return (
    <div className="mx-auto grid max-w-content grid-cols-[minmax(0,7fr)_minmax(0,6fr)] items-center gap-12 px-4 pt-10 pb-2 max-md:grid-cols-1 max-md:gap-2 max-md:pt-2">
      <EmptyFrame className="mx-auto w-full max-w-150" />
      <div role="alert">
        <h1 className="mb-2 font-display text-36 max-md:text-28">这一页没能挂上墙</h1>
        <p className="text-16 text-ink-2">
          {isMissing
            ? '页面加载失败，可能是网络不稳或网站刚更新。'
            : '页面出了点问题，你填写过的内容不会被提交。'}
        </p>
        <div className="mt-6 flex gap-2.5 max-md:[&>*]:flex-1">
          <Button look="primary" onClick={() => location.reload()}>
            重试
          </Button>
          {/* A full load on purpose: what broke may be the running page itself. */}
          <Button onClick={() => location.assign('/home')}>回首页</Button>
        </div>
      </div>
    </div>
  );
}
