/** Along the top of every page on which nobody pays for real. */
export function DemoBand() {
  return (
    <div
      role="note"
      className="flex min-h-11 items-center justify-center border-b border-ochre-line bg-[repeating-linear-gradient(-45deg,var(--ochre-tint)_0_14px,var(--surface)_14px_28px)] px-6 py-1.5 text-center font-medium text-ochre-ink max-md:px-3 max-md:text-13"
    >
      <span className="rounded-sm bg-ochre-tint px-3 py-0.5">演示环境　模拟支付　不会扣任何真钱</span>
    </div>
  );
}
