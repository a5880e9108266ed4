import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toast } from '../feedback/toast.tsx';
import { IconButton } from '../form/icon-button.tsx';

/** How its button looks until the menu has come, which brings the same one. */
type Look<Props> = { size?: 'small' | 'medium'; className?: string; labelOf?: (props: Props) => string };

/**
 * A menu whose items come when somebody is near its button, which looks like the one that they bring. A press that is
 * earlier than they are opens them when they have come.
 */
export function laterMenu<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { size = 'medium', className, labelOf = () => '更多操作' }: Look<Props> = {},
) {
  let loaded: ComponentType<Props> | null = null;
  async function fetchMenu(): Promise<ComponentType<Props>> {
    loaded ??= await load();
    return loaded;
  }

  return function LaterMenu(props: Props) {
    const place = useRef<HTMLSpanElement>(null);
    const [Menu, setMenu] = useState<ComponentType<Props> | null>(null);
    // It was pressed before there was anything to open.
    useEffect(() => {
      if (Menu !== null) place.current?.querySelector('button')?.click();
    }, [Menu]);

    function open() {
      fetchMenu().then(
        (menu) => setMenu(() => menu),
        () => toast.error('菜单没有加载出来，请检查网络后重试', { id: 'later-menu' }),
      );
    }

    return (
      <span ref={place} className="contents">
        {Menu ? (
          <Menu {...props} />
        ) : (
          <IconButton
            label={labelOf(props)}
            size={size}
            className={className}
            aria-haspopup="menu"
            onPointerEnter={() => void fetchMenu().catch(() => undefined)}
            onClick={open}
          >
            <Ellipsis size={size === 'small' ? 18 : 20} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    );
  };
}
