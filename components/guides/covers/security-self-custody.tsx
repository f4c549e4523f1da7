export const securitySelfCustody = {};
