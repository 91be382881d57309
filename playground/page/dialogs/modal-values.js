/** What the fields of a modal hold before anybody has touched them, by custom id. */
export function initialValues(components) {
  return Object.fromEntries(fieldsOf(components).map((field) => [field.custom_id, initialValue(field)]));
}

/** The fields, whether they stand in labels or, as in older modals, in rows. */
function fieldsOf(components) {
  return components
    .flatMap((component) => component.component ?? component.components ?? component)
    .filter((field) => field.custom_id !== undefined);
}

const INITIAL = {
  4: (field) => field.value ?? '',
  3: (field) => chosen(field),
  21: (field) => chosen(field)[0] ?? '',
  22: (field) => chosen(field),
  23: (field) => field.default === true,
};

function initialValue(field) {
  return INITIAL[field.type]?.(field) ?? (field.default_values ?? []).map(({ id }) => id);
}

function chosen({ options = [] }) {
  return options.filter((option) => option.default).map((option) => option.value);
}
