export const access = {
  'console.access_email': 'البريد الإلكتروني',
  'console.access_forgotten': 'نسيت كلمة المرور؟ يمكن لمالك المتجر أن يرسل إليك رابطًا جديدًا.',
  'console.access_hide_password': 'إخفاء كلمة المرور',
  'console.access_password': 'كلمة المرور',
  'console.access_password_changed': 'تم تغيير كلمة المرور.',
  'console.access_show_password': 'إظهار كلمة المرور',
  'console.access_sign_in': 'تسجيل الدخول',
  'console.access_sign_in_text': 'لمن يديرون هذا المتجر.',
  'console.access_sign_in_title': 'الدخول إلى لوحة التحكم',
};
