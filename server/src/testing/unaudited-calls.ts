/** Calls of staff with a method that changes something, but nothing of the shop, with the reason. */
export const unauditedCalls: Readonly<Record<string, string>> = {
  addImportPart: 'a part of a file; the import itself is recorded when it starts',
  beginSecondFactor: 'nothing counts until the first code confirms it',
  previewZone: 'only computes',
  seeStaffMessages: 'marks messages as read',
  signOutStaff: 'ends the session of the caller only',
  testPush: 'sends one push message to the caller; changes nothing',
  testService: 'sends one message to try the settings; changes nothing',
  uploadPicture: 'a picture is recorded with the thing that shows it',
};
