export const fields = {
  'console.fields_in_arabic': '{label} (بالعربية)',
  'console.fields_in_english': '{label} (بالإنجليزية)',
  'console.map_failed': 'تعذّر تحميل الخريطة',
  'console.map_zoom_in': 'تكبير',
  'console.map_zoom_out': 'تصغير',
};
