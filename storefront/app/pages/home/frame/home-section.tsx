import type { ReactNode } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { SectionHead } from '../../../cards/section-head.tsx';

type Props = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  viewAll?: string | undefined;
  /** Content beside the title, such as a filter. */
  aside?: ReactNode;
  /** A full-width colour band. */
  isBand?: boolean | undefined;
  children: ReactNode;
};

/** The frame of a home block. */
export function HomeSection({ id, title, text, viewAll, aside, isBand = false, children }: Props) {
  return (
    <section aria-labelledby={id} className={classNames(isBand ? 'my-6 bg-accent-soft py-10' : 'py-7 lg:py-9')}>
      <Container>
        <SectionHead id={id} title={title} text={text} viewAll={viewAll}>
          {aside}
        </SectionHead>
        {children}
      </Container>
    </section>
  );
}
