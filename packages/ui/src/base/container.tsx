import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type ContainerProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'nav' };

/** The page's column: at most 1300 px wide, with a margin to the screen edge and the rail. */
export function Container({ as: Tag = 'div', className, ...rest }: ContainerProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'mx-auto w-full max-w-(--page) ps-[calc(var(--gutter)+var(--rail))] pe-(--gutter)',
        className,
      )}
    />
  );
}
