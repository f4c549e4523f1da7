export const coreFundamentals = {};
