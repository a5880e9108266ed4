import { useMutation, useQueryClient } from '@tanstack/react-query';
import { programLimits } from '@zaojie/contract/programs/program-limits';
import { demoKindNames, demoKinds, type DemoKind } from '@zaojie/contract/programs/program-words';
import { removeDemo, setDemo } from '@zaojie/contract/programs/program.endpoints';
import type { ProgramDemo } from '@zaojie/contract/programs/program.schemas';
import { Package, X } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../api/client.ts';
import { RepeatKeys } from '../../../api/repeat-keys.ts';
import { formatCount, formatSize } from '../../../text/numbers.ts';
import { dialog } from '../../../ui/dialog/dialogs.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ChoicePills } from '../../../ui/form/choice-pills.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { FileLine } from '../../uploads/pieces/piece-row.tsx';
import { PieceUploads } from '../../uploads/pieces/piece-uploads.tsx';
import { usePieceUpload } from '../../uploads/pieces/use-piece-upload.ts';
import { programKeys } from '../program-queries.ts';

const KINDS = demoKindNames.map((value) => ({ value, label: demoKinds[value] }));
const NOTES: Readonly<Record<DemoKind, string>> = {
  play: 'zip 压缩包，最外层要有 index.html。它在隔离的框里运行，用不了本站的登录，也存不住数据。',
  download: '任何压缩包，别人下载后在自己的电脑上玩。',
};

type DemoFieldProps = {
  projectId: number;
  demo: ProgramDemo | null;
  onChange: (demo: ProgramDemo | null) => void;
};

function useRemoveDemo({ projectId, onChange }: DemoFieldProps) {
  const client = useQueryClient();
  const removing = useMutation({
    mutationFn: () => call(removeDemo, { body: { id: projectId } }),
    onSuccess: () => {
      toast.success('试玩已撤下');
      onChange(null);
    },
    onError: (error) => toast.error(messageOf(error, '没有撤下，请重试')),
    onSettled: () => client.invalidateQueries({ queryKey: programKeys.detail(projectId) }),
  });
  return async () => {
    const isSure = await dialog.confirm({
      title: '撤下试玩',
      message: '文件会删掉，别人不能再玩。之后可以再放上新的。',
      confirmText: '撤下',
      danger: true,
    });
    if (isSure) removing.mutate();
  };
}

function DemoForm({ projectId, demo, onChange }: DemoFieldProps) {
  const client = useQueryClient();
  const upload = usePieceUpload({ purpose: 'demo', place: `demo:${projectId}`, max: 1 });
  const [kind, setKind] = useState<DemoKind>(demo?.kind ?? 'play');
  const [version, setVersion] = useState('');
  const [keys] = useState(() => new RepeatKeys());
  const [item] = upload.items;
  const file = item?.file ?? null;
  const setting = useMutation({
    mutationFn: (uploadId: number) => {
      const body = { id: projectId, upload_id: uploadId, kind, version: version.trim() };
      return call(setDemo, { body, idempotencyKey: keys.of(body) });
    },
    onSuccess: ({ data }) => {
      keys.done();
      toast.success('试玩已放上');
      if (item) upload.queue.handOver(item.key);
      setVersion('');
      onChange(data);
    },
    onError: (error) => toast.error(messageOf(error, '试玩没有放上，请重试')),
    onSettled: () => client.invalidateQueries({ queryKey: programKeys.detail(projectId) }),
  });
  return (
    <div className="grid grid-cols-1 gap-3.5">
      <ChoicePills label="怎么玩" name="demo-kind" value={kind} options={KINDS} onChange={setKind} />
      <p className="-mt-1.5 text-13 text-ink-3">{NOTES[kind]}</p>
      <PieceUploads
        upload={upload}
        purpose="demo"
        label={demo === null ? '试玩文件' : '换一个文件'}
        disabled={setting.isPending}
      />
      {item ? (
        <>
          <TextInput
            label="版本号（选填）"
            placeholder="例如：0.3"
            maxLength={programLimits.demo.versionMax}
            value={version}
            onChange={(event) => setVersion(event.target.value)}
            className="max-w-60"
          />
          <Button
            className="justify-self-start"
            loading={setting.isPending}
            disabledReason={file === null ? '还没传完' : undefined}
            onClick={() => (file === null ? undefined : setting.mutate(file.id))}
          >
            放上这个试玩
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** Something to play before it is done. It is kept at once, apart from the rest of the form. */
export function DemoField(props: DemoFieldProps) {
  const { demo } = props;
  const remove = useRemoveDemo(props);
  return (
    <>
      {demo === null ? null : (
        <ul aria-label="现在的试玩" className="mb-4">
          <FileLine
            name={demo.name}
            icon={<Package size={18} strokeWidth={1.75} aria-hidden="true" />}
            actions={
              <IconButton size="small" label="撤下试玩" onClick={() => void remove()}>
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            }
          >
            <p className="text-12 leading-ui">
              {[demo.kind_label, demo.version, formatSize(demo.size), `${formatCount(demo.play_count)} 次`]
                .filter((word) => word !== '')
                .join(' · ')}
            </p>
          </FileLine>
        </ul>
      )}
      <DemoForm {...props} />
    </>
  );
}
