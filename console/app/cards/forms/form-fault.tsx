import { CircleAlert } from 'lucide-react';

/** Why a form was refused, announced when it appears. */
export function FormFault({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className="flex items-start gap-2 rounded-md bg-danger-soft px-3 py-2 font-medium text-danger-text">
          <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
