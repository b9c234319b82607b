import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type ContainerProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'header' | 'footer' | 'main' | 'nav' };

/** The page's column: at most 1300 px wide, never touching the edge of the screen. */
export function Container({ as: Tag = 'div', className, ...rest }: ContainerProps) {
  return <Tag {...rest} className={classNames('mx-auto w-full max-w-(--page) px-(--gutter)', className)} />;
}
