import { classNames } from '@rialto/ui/base/class-names.ts';
import { Chapter, Specimen } from './specimen.tsx';

export function Foundations() {
  return (
    <Chapter
      id="foundations"
      title="Foundations"
      text="Colours, type, corners and depth. Each colour has a light and a dark half; contrasts are tested."
    >
      <Specimen name="Grounds and inks" file="styles/tokens.css">
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
          {SWATCHES.map(([name, className]) => (
            <Swatch key={name} name={name} className={className} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Accents" file="styles/accents.css">
        <div className="flex flex-col gap-2">
          {['brand', 'food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'].map((module) => (
            <div
              key={module}
              data-module={module}
              className="flex h-11 overflow-hidden rounded-sm text-sm font-semibold"
            >
              <span className="grid flex-1 place-items-center bg-accent text-accent-ink">{module}</span>
              <span className="grid flex-1 place-items-center bg-accent-soft text-accent-text">soft</span>
              <span className="grid flex-1 place-items-center text-accent-text">text</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Type" file="styles/theme.css" isWide>
        <div className="flex flex-col gap-4">
          {TYPE.map((size) => (
            <div key={size} className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <code className="w-28 shrink-0 font-mono text-xs text-ink-faint">{size}</code>
              <span className={classNames(size, 'font-semibold')}>Bread, still warm</span>
              <span className={classNames(size, 'font-semibold')} lang="ar" dir="rtl">
                خبز ما زال دافئًا
              </span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Depth" file="shadow-1 … 4">
        <div className="grid grid-cols-2 gap-6 rounded-md bg-ground p-6">
          {['shadow-1', 'shadow-2', 'shadow-3', 'shadow-4'].map((shadow) => (
            <div
              key={shadow}
              className={classNames('grid h-20 place-items-center rounded-md bg-raised text-sm text-ink-soft', shadow)}
            >
              {shadow}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Corners" file="rounded-xs … xl">
        <div className="grid grid-cols-3 gap-4">
          {['rounded-xs', 'rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-xl', 'rounded-full'].map((radius) => (
            <div
              key={radius}
              className={classNames(
                'grid h-20 place-items-center border border-outline bg-sunken text-xs text-ink-soft',
                radius,
              )}
            >
              {radius.replace('rounded-', '')}
            </div>
          ))}
        </div>
      </Specimen>
    </Chapter>
  );
}

function Swatch({ name, className }: { name: string; className: string }) {
  return (
    <div>
      <div className={classNames('h-14 rounded-sm border border-hairline', className)} />
      <p className="mt-1 text-xs text-ink-soft">{name}</p>
    </div>
  );
}

const SWATCHES = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink-faint', 'bg-ink-faint'],
  ['hairline', 'bg-hairline'],
  ['outline', 'bg-outline'],
  ['inverse', 'bg-inverse'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
  ['info', 'bg-info'],
  ['star', 'bg-star'],
  ['wash', 'bg-wash'],
] as const;

const TYPE = [
  'text-display',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-md',
  'text-sm',
  'text-xs',
  'text-2xs',
];
