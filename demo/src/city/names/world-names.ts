import { nameList } from './name-list.ts';

export const CITIES = nameList(`
Damascus=دمشق; Aleppo=حلب; Beirut=بيروت; Tyre=صور; Sidon=صيدا; Tripoli=طرابلس; Byblos=جبيل; Baalbek=بعلبك;
Latakia=اللاذقية; Homs=حمص; Hama=حماة; Palmyra=تدمر; Bosra=بصرى; Petra=البتراء; Aqaba=العقبة; Jerusalem=القدس;
Jaffa=يافا; Acre=عكا; Nazareth=الناصرة; Bethlehem=بيت لحم; Jericho=أريحا; Baghdad=بغداد; Basra=البصرة;
Mosul=الموصل; Samarra=سامراء; Kufa=الكوفة; Cairo=القاهرة; Damietta=دمياط; Luxor=الأقصر; Aswan=أسوان; Tanta=طنطا;
Port Said=بورسعيد; Tunis=تونس; Kairouan=القيروان; Carthage=قرطاج; Sousse=سوسة; Sfax=صفاقس; Mahdia=المهدية;
Bizerte=بنزرت; Algiers=الجزائر; Oran=وهران; Constantine=قسنطينة; Tlemcen=تلمسان; Fez=فاس; Meknes=مكناس;
Marrakesh=مراكش; Rabat=الرباط; Tangier=طنجة; Tetouan=تطوان; Essaouira=الصويرة; Casablanca=الدار البيضاء;
Naples=نابولي; Venice=البندقية; Genoa=جنوة; Marseille=مرسيليا; Barcelona=برشلونة; Athens=أثينا; Rhodes=رودس;
Crete=كريت; Cyprus=قبرص; Malta=مالطا; Antioch=أنطاكية; Istanbul=إسطنبول; Izmir=إزمير; Konya=قونية;
Samarkand=سمرقند; Bukhara=بخارى; Isfahan=أصفهان; Shiraz=شيراز; Muscat=مسقط; Sanaa=صنعاء; Aden=عدن; Manama=المنامة;
Doha=الدوحة; Jeddah=جدة; Taif=الطائف; Khartoum=الخرطوم; Timbuktu=تمبكتو; Zanzibar=زنجبار; Thessaloniki=سالونيك;
Trieste=تريستا; Dubrovnik=دوبروفنيك; Odessa=أوديسا; Tarsus=طرسوس; Mersin=مرسين; Batroun=البترون; Arwad=أرواد`);

export const ANDALUS = nameList(`
Granada=غرناطة; Seville=إشبيلية; Toledo=طليطلة; Valencia=بلنسية; Murcia=مرسية; Malaga=مالقة; Almeria=المرية;
Palermo=بلرم; Syracuse=سرقوسة; Alhambra=الحمراء; Generalife=جنة العريف; Giralda=الخيرالدا; Albaicin=البيازين;
Jaen=جيان; Ronda=رندة; Cadiz=قادس; Badajoz=بطليوس; Lisbon=لشبونة; Zaragoza=سرقسطة; Algeciras=الجزيرة الخضراء;
Tarifa=طريف; Denia=دانية; Xativa=شاطبة; Majorca=ميورقة; Ceuta=سبتة; Guadalquivir=الوادي الكبير; Zahra Palace=قصر الزهراء;
Myrtle Court=بهو الريحان; Lions Court=بهو السباع; Muwashshah=الموشحات; Zajal=الزجل; Lute=العود; Qanun=القانون;
Ney=الناي; Rebab=الرباب; Nahawand=النهاوند; Hijaz=الحجاز; Rast=الراست; Bayati=البياتي; Saba Maqam=مقام الصبا;
Sika=السيكاه; Troubadours=المنشدين; Calligraphers=الخطاطين; Star Pattern=النجمة المثمنة; Blue Tiles=الزليج الأزرق;
Orange Court=بهو البرتقال; Horseshoe Arch=قوس الحدوة; Astrolabe=الأسطرلاب; Water Clock=الساعة المائية`);

export const WORLD = nameList(`
Lebanon=لبنان; Syria=سوريا; Jordan=الأردن; Palestine=فلسطين; Iraq=العراق; Egypt=مصر; Libya=ليبيا; Morocco=المغرب;
Mauritania=موريتانيا; Sudan=السودان; Somalia=الصومال; Djibouti=جيبوتي; Yemen=اليمن; Oman=سلطنة عمان;
Emirates=الإمارات; Qatar=قطر; Bahrain=البحرين; Kuwait=الكويت; Comoros=جزر القمر; Greece=اليونان; Italy=إيطاليا;
Spain=إسبانيا; France=فرنسا; Portugal=البرتغال; Croatia=كرواتيا; Slovenia=سلوفينيا; Armenia=أرمينيا; Georgia=جورجيا;
Argentina=الأرجنتين; Brazil=البرازيل; Chile=تشيلي; Mexico=المكسيك; Cuba=كوبا; Canada=كندا; Japan=اليابان; India=الهند;
China=الصين; Indonesia=إندونيسيا; Malaysia=ماليزيا; Senegal=السنغال; Kenya=كينيا; Ethiopia=إثيوبيا; Ghana=غانا;
Norway=النرويج; Sweden=السويد; Finland=فنلندا; Iceland=آيسلندا; Ireland=أيرلندا; Scotland=اسكتلندا; Austria=النمسا;
Switzerland=سويسرا; Belgium=بلجيكا; Netherlands=هولندا; Poland=بولندا; Hungary=المجر; Romania=رومانيا;
Bulgaria=بلغاريا; Albania=ألبانيا; Nile=النيل; Euphrates=الفرات; Tigris=دجلة; Orontes=العاصي; Litani=الليطاني;
Barada=بردى; Danube=الدانوب; Indus=السند; Amazon=الأمازون; Atlas=الأطلس; Sinai=سيناء; Sahara=الصحراء; Levant=المشرق;
Najd=نجد; Hauran=حوران; Mediterranean=المتوسط; Red Sea=البحر الأحمر; Arabian Sea=بحر العرب;
Adriatic=البحر الأدرياتيكي; Aegean=بحر إيجة; Bosphorus=البوسفور; Gibraltar=جبل طارق; Andes=الأنديز; Alps=الألب;
Himalaya=الهيمالايا; Caucasus=القوقاز; Caspian=بحر قزوين; Silk Road=طريق الحرير; Spice Route=طريق التوابل;
Equator=خط الاستواء; Pacific=المحيط الهادئ; Atlantic=المحيط الأطلسي; Vienna=فيينا; Lyon=ليون; Geneva=جنيف;
Montreal=مونتريال; Sydney=سيدني; Kyoto=كيوتو; Lima=ليما; Havana=هافانا; Nairobi=نيروبي; Dakar=داكار`);

export const CIVIC = nameList(`
Fidelity=الوفاء; Hope=الأمل; Generosity=الكرم; Justice=العدل; Wisdom=الحكمة; Patience=الصبر; Trust=الأمانة;
Friendship=الصداقة; Brotherhood=الإخاء; Solidarity=التضامن; Dignity=الكرامة; Glory=المجد; Victory=النصر;
Renaissance=النهضة; Progress=التقدم; Future=المستقبل; Knowledge=المعرفة; Light=النور; Joy=البهجة; Happiness=السعادة;
Tranquillity=السكينة; Serenity=الصفاء; Loyalty=الولاء; Honour=الشرف; Courage=الشجاعة; Concord=الوئام;
Tolerance=التسامح; Mercy=الرحمة; Constitution=الدستور; Parliament=البرلمان; Consulate=القنصلية; Treasury=الخزينة;
Exchange=البورصة; Press=الصحافة; Theatre=المسرح; Opera=الأوبرا; Museum=المتحف; Library=المكتبة; Academy=الأكاديمية;
Observatory=المرصد; Conservatory=المعهد الموسيقي; Post Office=البريد; Telegraph=البرق; City Hall=البلدية;
Chamber of Commerce=غرفة التجارة; Old Tram=الترام القديم; Cinema=السينما; Workers=العمال; Teachers=المعلمين;
Students=الطلاب; Engineers=المهندسين; Doctors=الأطباء; Artists=الفنانين; Musicians=الموسيقيين; Painters=الرسامين;
Writers=الكتاب; Poets=الشعراء; Journalists=الصحفيين; Nurses=الممرضات; Pilots=الطيارين; Explorers=المستكشفين;
Inventors=المخترعين; Astronomers=الفلكيين; Travellers=الرحالة; Pioneers=الرواد; Volunteers=المتطوعين; Scouts=الكشافة;
Harmony=الانسجام; Sincerity=الإخلاص; Initiative=المبادرة; Excellence=التميز; Creativity=الإبداع; Kindness=اللطف;
Hospitality=الضيافة; Good Neighbour=حسن الجوار; Family=الأسرة; Childhood=الطفولة; Youth=الشباب; Mothers=الأمهات;
Grandfathers=الأجداد; Memory=الذاكرة; Dialogue=الحوار; Equality=المساواة; Prosperity=الازدهار; Harvest Home=الخير;
Blessing=البركة; Gratitude=الامتنان; Dreams=الأحلام; Stories=الحكايات; Nativity=الميلاد; Lanterns=القناديل;
Covenant=الميثاق; Republic Guard=حرس الجمهورية; Accord=الوفاق; First of May=الأول من أيار; Fountain Court=بهو النافورة`);
