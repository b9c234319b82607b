export type Side = 'top' | 'bottom' | 'start' | 'end';
export type Align = 'start' | 'center' | 'end';
export type Size = { width: number; height: number };
export type Box = Size & { x: number; y: number };

type PlacementOptions = {
  anchor: Box;
  floating: Size;
  viewport: Size;
  side: Side;
  align: Align;
  isRtl: boolean;
  gap?: number;
};

export type Placement = { x: number; y: number; side: PhysicalSide; room: number };
type PhysicalSide = 'top' | 'bottom' | 'left' | 'right';

const EDGE = 8;

/**
 * The position of a floating element beside its anchor. It flips if it does not fit and there is more space on the
 * other side, and stays in the viewport; `room` is the available height.
 */
export function placeBeside({ anchor, floating, viewport, side, align, isRtl, gap = 8 }: PlacementOptions): Placement {
  const rooms = roomsAround(anchor, viewport, gap);
  const wanted = physicalSide(side, isRtl);
  const needed = isVertical(wanted) ? floating.height : floating.width;
  const opposite = OPPOSITE[wanted];
  const chosen = rooms[wanted] < needed && rooms[opposite] > rooms[wanted] ? opposite : wanted;

  if (isVertical(chosen)) {
    const height = Math.min(floating.height, rooms[chosen]);
    const y = chosen === 'top' ? anchor.y - gap - height : anchor.y + anchor.height + gap;
    const x = alignAlong(anchor.x, anchor.width, floating.width, isRtl ? REVERSED[align] : align);
    return { x: within(x, floating.width, viewport.width), y, side: chosen, room: rooms[chosen] };
  }
  const x = chosen === 'left' ? anchor.x - gap - floating.width : anchor.x + anchor.width + gap;
  const y = alignAlong(anchor.y, anchor.height, floating.height, align);
  return { x, y: within(y, floating.height, viewport.height), side: chosen, room: viewport.height - 2 * EDGE };
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const REVERSED = { start: 'end', center: 'center', end: 'start' } as const;

function roomsAround(anchor: Box, viewport: Size, gap: number): Record<PhysicalSide, number> {
  return {
    top: anchor.y - gap - EDGE,
    bottom: viewport.height - anchor.y - anchor.height - gap - EDGE,
    left: anchor.x - gap - EDGE,
    right: viewport.width - anchor.x - anchor.width - gap - EDGE,
  };
}

function physicalSide(side: Side, isRtl: boolean): PhysicalSide {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'start') === isRtl ? 'right' : 'left';
}

function isVertical(side: PhysicalSide): boolean {
  return side === 'top' || side === 'bottom';
}

function alignAlong(anchorStart: number, anchorLength: number, length: number, align: Align): number {
  if (align === 'start') return anchorStart;
  if (align === 'end') return anchorStart + anchorLength - length;
  return anchorStart + (anchorLength - length) / 2;
}

function within(start: number, length: number, limit: number): number {
  return Math.max(EDGE, Math.min(start, limit - length - EDGE));
}
