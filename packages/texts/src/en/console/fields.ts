/** Fields that several pages of the console share. */
export const fields = {
  'console.fields_in_arabic': '{label} (Arabic)',
  'console.fields_in_english': '{label} (English)',
  'console.map_failed': 'The map could not be loaded',
  'console.map_zoom_in': 'Zoom in',
  'console.map_zoom_out': 'Zoom out',
} as const;
