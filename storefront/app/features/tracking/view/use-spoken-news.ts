import { isRunning } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { arrivalText } from '../../../words/arrival.ts';
import { statusOf } from '../../../words/order-status.ts';
import type { TrackedOrder } from '@rialto/contract/shapes/order.ts';
import { nowText } from '../../../words/now-text.ts';

/** A span that narrows by a minute is not worth interrupting a screen reader for. */
const NEWS_MS = 5 * 60_000;

type News = { about: string; arrivesAt: number; text: string };

/** What a screen reader says: once for each step, for lateness, and for an arrival that has moved. */
export function useSpokenNews(order: TrackedOrder): string {
  const next = newsOf(order);
  const [news, setNews] = useState({ ...next, text: '' });
  const hasMoved = Math.abs(next.arrivesAt - news.arrivesAt) >= NEWS_MS;
  if (next.about !== news.about || hasMoved) setNews(next);
  return news.text;
}

function newsOf(order: TrackedOrder): News {
  const isLate = order.arrival?.is_late === 1;
  const arrival = isRunning(statusOf(order)) ? arrivalText(order) : null;
  const sentences = [nowText(order), isLate && t('tracking.late_title'), arrival].filter(Boolean);
  return {
    about: `${order.id} ${order.order_status} ${order.delivery_man?.id ?? ''} ${isLate}`,
    arrivesAt: order.arrival ? Date.parse(order.arrival.until) : 0,
    text: sentences.join('. '),
  };
}
