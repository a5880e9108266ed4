import { Bell, Plus, Search, ShoppingBag } from 'lucide-react';
import { Button, ButtonLink, TextButton, TextLink } from '../form/button.tsx';
import { IconButton, IconLink } from '../form/icon-button.tsx';
import { Specimen, SpecimenRow } from './specimen.tsx';

function Looks() {
  return (
    <Specimen title="按钮：样式、禁用、进行中">
      <SpecimenRow>
        <Button look="primary">申请约稿</Button>
        <Button>管理约稿</Button>
        <Button look="quiet">取消</Button>
        <Button look="danger">确定删除</Button>
        <Button look="danger-outline">删除约稿</Button>
      </SpecimenRow>
      <SpecimenRow>
        <Button look="tint" size="small" icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}>
          关注
        </Button>
        <Button size="small" className="text-ink-3">
          已关注
        </Button>
        <Button look="danger-outline" size="small">
          取消关注
        </Button>
      </SpecimenRow>
      <SpecimenRow>
        <Button look="primary" disabled>
          该约稿已关闭
        </Button>
        <Button look="primary" disabledReason="你已经应征过这个约稿">
          已应征
        </Button>
        <Button look="primary" loading>
          发布中
        </Button>
        <Button look="primary" loading progress={0.64}>
          上传中 64%
        </Button>
        <Button loading>重试</Button>
      </SpecimenRow>
    </Specimen>
  );
}

function SizesAndLinks() {
  return (
    <Specimen title="大小、链接、图标按钮">
      <SpecimenRow>
        <Button look="primary" size="small">
          小
        </Button>
        <Button look="primary">中</Button>
        <Button look="primary" size="large">
          大
        </Button>
        <ButtonLink to="/" icon={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}>
          搜一搜
        </ButtonLink>
        <TextLink to="/">进入社区</TextLink>
        <TextButton>清空</TextButton>
      </SpecimenRow>
      <SpecimenRow>
        <Button look="primary" size="large" block>
          登录
        </Button>
      </SpecimenRow>
      <SpecimenRow>
        <IconButton label="搜索">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="通知" badge={12}>
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="消息" badge={240}>
          <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconLink label="我的订单" to="/order">
          <ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconLink>
        <IconButton label="添加" look="outline">
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="不能用的" disabled>
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </SpecimenRow>
    </Specimen>
  );
}

export function DevUiButtons() {
  return (
    <>
      <Looks />
      <SizesAndLinks />
    </>
  );
}
