/** What can be wrong with a cell of an import. Its text is `import.problem_<code>` in both languages. */
export const importProblemCodes = [
  ...(['required', 'too_long', 'too_many', 'unseen_characters', 'formula', 'column_count', 'duplicate'] as const),
  ...(['not_amount', 'not_discount', 'not_percent', 'not_whole', 'not_degrees', 'not_yes_no'] as const),
  ...(['not_email', 'not_phone', 'not_timezone', 'not_date', 'not_moment', 'not_times', 'not_hours'] as const),
  ...(['not_options', 'option_bounds', 'not_choices', 'not_variations', 'not_add_ons', 'not_stock'] as const),
  ...(['add_on_twice', 'add_on_differs', 'variations_missing', 'stock_of_variations', 'discount_too_high'] as const),
  ...(['discount_window', 'minutes_order', 'category_nested', 'category_of_module', 'brand_of_module'] as const),
  ...(['unknown_store', 'unknown_category', 'unknown_brand', 'unknown_condition', 'unknown_parent'] as const),
  ...(['unknown_module', 'unknown_zone', 'module_change', 'picture_missing', 'picture_invalid'] as const),
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

/** Why a whole file is refused. Its text is `import.refused_<code>`. */
export const importRefusals = [
  ...(['encoding_utf16', 'encoding_invalid', 'line_too_long', 'quotes_broken', 'empty', 'too_many_rows'] as const),
  ...(['header_missing', 'header_unknown', 'header_duplicate', 'zip_broken', 'zip_path', 'zip_entries'] as const),
  ...(['zip_ratio', 'zip_too_large', 'zip_unknown_file', 'zip_without_csv', 'picture_too_large', 'not_csv'] as const),
] as const;
export type ImportRefusal = (typeof importRefusals)[number];
