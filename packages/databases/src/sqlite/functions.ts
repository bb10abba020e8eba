/** Functions that read alone. What a build has beyond them is refused: those of others may act. */
export const readingFunctions: ReadonlySet<string> = new Set(
  [
    '-> ->> abs acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2 mod pi',
    'pow power radians round sign sin sinh sqrt tan tanh trunc random',
    'avg count group_concat max median min percentile percentile_cont percentile_disc string_agg sum total',
    'cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number',
    'char coalesce concat concat_ws format glob hex if ifnull iif instr length like likelihood likely lower ltrim nullif',
    'octet_length printf quote randomblob replace rtrim substr substring trim typeof unhex unicode unistr unistr_quote',
    'unlikely upper zeroblob',
    'current_date current_time current_timestamp date datetime julianday strftime time timediff unixepoch',
    'json json_array json_array_insert json_array_length json_each json_error_position json_extract json_group_array',
    'json_group_object json_insert json_object json_patch json_pretty json_quote json_remove json_replace json_set',
    'json_tree json_type json_valid jsonb jsonb_array jsonb_array_insert jsonb_extract jsonb_group_array',
    'jsonb_group_object jsonb_insert jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set',
    'bm25 highlight snippet match sqlite_version subtype'
  ].flatMap((line) => line.split(' '))
)
