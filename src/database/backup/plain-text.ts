/** Has the texts of values the same for who saves and who loads, whatever the server's settings. */
export const PLAIN_TEXT = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1`
