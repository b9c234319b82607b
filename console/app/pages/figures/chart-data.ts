export type ChartLine = {
  name: string;
  values: readonly number[];
  color: '--accent' | '--info' | '--danger' | '--success' | '--warning';
  isBar?: boolean;
};
export type ChartData = {
  /** The name of each point for the axis, which has little room, and in full. */
  labels: readonly string[];
  fullLabels: readonly string[];
  lines: readonly ChartLine[];
  format: (value: number) => string;
  /** Counts have no fractions, so the axis shows none. */
  isWhole?: boolean;
};
