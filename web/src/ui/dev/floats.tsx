import { ChevronDown, LogOut, Settings, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../media/avatar.tsx';
import { Button } from '../form/button.tsx';
import { Dialog, dialog } from '../dialog/dialog.tsx';
import { Drawer } from '../dialog/drawer.tsx';
import { Menu } from '../menu/menu.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../menu/menu-items.tsx';
import { Popover } from '../menu/popover.tsx';
import { Select } from '../form/select.tsx';
import { TextInput } from '../form/text-input.tsx';
import { Textarea } from '../form/textarea.tsx';
import { toast } from '../feedback/toast.tsx';
import { Tooltip } from '../menu/tooltip.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

const small = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Questions() {
  const [answer, setAnswer] = useState('还没问');
  async function ask(question: Promise<boolean>) {
    setAnswer((await question) ? '确定' : '取消');
  }
  return (
    <Specimen title={`对话框：上一个回答是“${answer}”`}>
      <SpecimenRow>
        <Button onClick={() => void ask(dialog.success({ title: '注册成功', message: '现在可以登录了。' }))}>
          成功
        </Button>
        <Button onClick={() => void ask(dialog.error({ title: '登录失败', message: '账号或密码不对。' }))}>
          错误
        </Button>
        <Button
          onClick={() => void ask(dialog.warning({ title: '访问受限', message: '请先登录后再访问该页面' }))}
        >
          警告
        </Button>
        <Button onClick={() => void ask(dialog.info('关注后可以收到对方的动态'))}>信息</Button>
        <Button
          look="danger-outline"
          onClick={() =>
            void ask(
              dialog.confirm({
                title: '删除帖子',
                message: '确定要删除这条帖子吗？删除后将无法恢复',
                danger: true,
              }),
            )
          }
        >
          确认删除
        </Button>
      </SpecimenRow>
      <SpecimenRow>
        <Button onClick={() => toast.success('分享链接已复制到剪贴板')}>成功提示</Button>
        <Button
          onClick={() =>
            toast.error('操作失败，请重试', {
              action: { label: '重试', onClick: () => toast.success('这次成了') },
            })
          }
        >
          失败提示
        </Button>
        <Button onClick={() => toast.info('登录已失效，请重新登录')}>信息提示</Button>
        <Button onClick={() => toast.warning('图片超过 10MB，已跳过')}>警告提示</Button>
      </SpecimenRow>
    </Specimen>
  );
}

function PersonalMenu() {
  return (
    <Menu
      label="个人菜单"
      align="start"
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label="个人菜单"
          className="flex items-center gap-1 rounded-full text-ink-3 max-md:min-h-11"
        >
          <Avatar name="林见山" size={32} />
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    >
      <MenuLabel>林见山</MenuLabel>
      <MenuLink to="/" icon={<User {...small} />}>
        个人主页
      </MenuLink>
      <MenuItem icon={<Settings {...small} />} onSelect={() => toast.info('设置')}>
        设置
      </MenuItem>
      <MenuItem icon={<Trash2 {...small} />} disabled onSelect={() => undefined}>
        不能选的
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger icon={<LogOut {...small} />} onSelect={() => toast.success('退出登录成功')}>
        退出登录
      </MenuItem>
    </Menu>
  );
}

function FormDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        发布内容
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="发布内容"
        description="草稿、过程、半成品，这里都有人认真看。"
        footer={
          <>
            <Button look="quiet" onClick={close}>
              取消
            </Button>
            <Button
              look="primary"
              onClick={() =>
                void dialog
                  .confirm({ title: '现在发布', message: '发布后还能修改。' })
                  .then((yes) => yes && close())
              }
            >
              发布
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextInput label="标题" placeholder="标题（2–100 个字）" />
          <Textarea label="正文" rows={6} placeholder="今天画到哪一步了？" />
          <Select
            label="圈子"
            options={[{ value: 'pixel', label: '像素工坊' }]}
            placeholder="选一个圈子"
            defaultValue=""
          />
          <SpecimenRow>
            <PersonalMenu />
            <Button
              onClick={() => toast.error('上传失败', { action: { label: '重试', onClick: () => undefined } })}
            >
              对话框里的提示
            </Button>
          </SpecimenRow>
        </div>
      </Dialog>
    </>
  );
}

function Panels() {
  const [open, setOpen] = useState(false);
  return (
    <Specimen title="菜单、浮窗、抽屉、悬停提示">
      <SpecimenRow>
        <PersonalMenu />
        <Popover
          label="标签筛选"
          align="start"
          className="w-72"
          renderTrigger={(trigger) => (
            <Button look="quiet" {...trigger}>
              标签筛选
            </Button>
          )}
        >
          {(close) => (
            <div className="grid gap-3">
              <TextInput label="找标签" placeholder="输入名称" />
              <Button look="primary" onClick={close}>
                应用
              </Button>
            </div>
          )}
        </Popover>
        <FormDialog />
        <Button onClick={() => setOpen(true)}>打开抽屉</Button>
        <Tooltip text="共 103.6w 件作品">
          {(trigger) => (
            <button {...trigger} type="button" className="rounded-sm text-ink-3 max-md:min-h-11">
              悬停看说明
            </button>
          )}
        </Tooltip>
      </SpecimenRow>
      <Drawer open={open} onOpenChange={setOpen} label="主导航">
        <nav className="grid gap-1 p-3">
          {['首页', '社区', '开发', '游戏', '排行', '约稿'].map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => setOpen(false)}
              className="flex h-12 items-center rounded-control px-3.5 text-15 text-ink-2 hover:bg-surface-2"
            >
              {name}
            </button>
          ))}
        </nav>
      </Drawer>
    </Specimen>
  );
}

export function DevUiFloats() {
  return (
    <>
      <Questions />
      <Panels />
    </>
  );
}
