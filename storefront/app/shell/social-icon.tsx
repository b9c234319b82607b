/** Simple drawings of our own, in public/social.svg: the makers' logos do not belong to us. */
const drawn = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'];

export function SocialIcon({ name }: { name: string }) {
  const id = name.toLowerCase();
  if (!drawn.includes(id)) return <span className="text-sm font-bold">{name.slice(0, 1).toUpperCase()}</span>;
  return (
    <svg viewBox="0 0 24 24" className="size-5 fill-current" aria-hidden>
      <use href={`/social.svg#${id}`} />
    </svg>
  );
}
