import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/client.ts';
import { Button, ButtonLink } from '../../ui/form/button.tsx';
import { channelKeys } from './channel-queries.ts';

interface MailLinkProps {
  title: string;
  /** What pressing the button does. */
  about: string;
  button: string;
  act: (token: string) => Promise<unknown>;
  done: string;
}

/**
 * What a link in a mail leads to. It is pressed once more here: programs that look through mail open links by themselves.
 */
export function MailLink({ title, about, button, act, done }: MailLinkProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const client = useQueryClient();
  const acting = useMutation({
    mutationFn: () => act(token),
    onSuccess: () => client.invalidateQueries({ queryKey: channelKeys.settings }),
  });
  return (
    <section className="mx-auto max-w-105 px-4 pt-20 pb-16 text-center">
      <h1 className="text-22">{acting.isSuccess ? done : title}</h1>
      {acting.isSuccess ? (
        <Foot>
          <ButtonLink to="/profile/notifications">通知设置</ButtonLink>
          <ButtonLink to="/home" look="primary">
            回首页
          </ButtonLink>
        </Foot>
      ) : (
        <>
          <p className="mt-3 text-ink-2">{about}</p>
          {acting.isError ? (
            <p role="alert" className="mt-4 text-danger">
              {messageOf(acting.error, '没有连上服务器，请重试')}
            </p>
          ) : null}
          <Foot>
            <Button look="primary" loading={acting.isPending} onClick={() => acting.mutate()}>
              {button}
            </Button>
          </Foot>
        </>
      )}
    </section>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>;
}
